import { catalogue } from './catalogue.js';

/** Words of cutting a part out of a picture. */
export const cropMessages = catalogue({
  default: {
    frame: 'Part of the picture that is shown. Move with the arrow keys, zoom with plus and minus.',
    help: 'Drag the picture to move it.',
    help_keys: 'Or use the keys: arrows move it, plus and minus zoom.',
    zoom: 'Zoom',
    unreadable: 'This file is not a picture that can be opened.',
    too_large: 'This file is larger than 50 MB.',
    too_small: 'This picture is too small. Choose one of at least 50 by 50 pixels.',
  },
  id: {
    frame: 'Bagian gambar yang terlihat. Geser dengan tombol panah, perbesar dengan plus dan minus.',
    help: 'Seret gambar untuk menggesernya.',
    help_keys: 'Bisa juga dengan keyboard: tombol panah untuk menggeser, plus dan minus untuk memperbesar.',
    zoom: 'Perbesar',
    unreadable: 'File ini bukan gambar yang bisa dibuka.',
    too_large: 'File ini lebih besar dari 50 MB.',
    too_small: 'Gambar ini terlalu kecil. Pilih yang ukurannya minimal 50 x 50 piksel.',
  },
  en: {},
});
