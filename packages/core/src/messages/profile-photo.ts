import { catalogue } from './catalogue.js';

/** Words of choosing a photo. Document 3, as quoted. P-19, P-20. */
export const profilePhotoMessages = catalogue({
  default: {
    change: 'Change photo',
    title: 'Crop photo',
    close: 'Close',
    crop: 'Part of the picture that is shown. Move with the arrow keys, zoom with plus and minus.',
    help: 'Drag the picture to move it.',
    help_keys: 'Or use the keys: arrows move it, plus and minus zoom.',
    zoom: 'Zoom',
    cancel: 'Cancel',
    upload: 'Upload',
    again: 'Try again',
    sending: 'Uploading: {percent}%',
    uploaded: 'Photo uploaded',
    failed: 'Photo failed',
    unreadable: 'This file is not a picture that can be opened.',
    too_large: 'This file is larger than 50 MB.',
    too_small: 'This picture is too small. Choose one of at least 50 by 50 pixels.',
  },
  id: {
    change: 'Ganti foto',
    title: 'Potong foto',
    close: 'Tutup',
    crop: 'Bagian foto yang terlihat. Geser dengan tombol panah, perbesar dengan plus dan minus.',
    help: 'Seret foto untuk menggesernya.',
    help_keys: 'Bisa juga dengan keyboard: tombol panah untuk menggeser, plus dan minus untuk memperbesar.',
    zoom: 'Perbesar',
    cancel: 'Batal',
    upload: 'Unggah',
    again: 'Coba lagi',
    sending: 'Mengunggah: {percent}%',
    uploaded: 'Foto sudah diganti',
    failed: 'Foto belum terunggah',
    unreadable: 'File ini bukan gambar yang bisa dibuka.',
    too_large: 'File ini lebih besar dari 50 MB.',
    too_small: 'Gambar ini terlalu kecil. Pilih yang ukurannya minimal 50 x 50 piksel.',
  },
  en: {
    failed: 'The photo could not be uploaded',
  },
});
