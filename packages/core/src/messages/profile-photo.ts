import { catalogue } from './catalogue.js';

/** Words of choosing a photo. Document 3, as quoted. P-19, P-20. */
export const profilePhotoMessages = catalogue({
  default: {
    change: 'Change photo',
    title: 'Crop photo',
    close: 'Close',
    crop: 'Part of the picture that is shown. Move with the arrow keys, zoom with plus and minus.',
    help: 'Drag the picture to move it.',
    zoom: 'Zoom',
    cancel: 'Cancel',
    upload: 'Upload',
    again: 'Try again',
    sending: 'Uploading: {percent}%',
    uploaded: 'Photo uploaded',
    failed: 'Photo failed',
    unreadable: 'This file is not a picture that can be opened.',
  },
  id: {
    change: 'Ganti foto',
    title: 'Potong foto',
    close: 'Tutup',
    crop: 'Bagian foto yang terlihat. Geser dengan tombol panah, perbesar dengan plus dan minus.',
    help: 'Seret foto untuk menggesernya.',
    zoom: 'Perbesar',
    cancel: 'Batal',
    upload: 'Unggah',
    again: 'Coba lagi',
    sending: 'Mengunggah: {percent}%',
    uploaded: 'Foto sudah diganti',
    failed: 'Foto belum terunggah',
    unreadable: 'File ini bukan gambar yang bisa dibuka.',
  },
  en: {
    failed: 'The photo could not be uploaded',
  },
});
