import { catalogue } from './catalogue.js';

/** Words of choosing a photo. Document 3, as quoted. P-19, P-20. */
export const profilePhotoMessages = catalogue({
  default: {
    change: 'Change photo',
    title: 'Crop photo',
    close: 'Close',
    cancel: 'Cancel',
    upload: 'Upload',
    again: 'Try again',
    sending: 'Uploading: {percent}%',
    uploaded: 'Photo uploaded',
    failed: 'Photo failed',
  },
  id: {
    change: 'Ganti foto',
    title: 'Potong foto',
    close: 'Tutup',
    cancel: 'Batal',
    upload: 'Unggah',
    again: 'Coba lagi',
    sending: 'Mengunggah: {percent}%',
    uploaded: 'Foto sudah diganti',
    failed: 'Foto belum terunggah',
  },
  en: {
    failed: 'The photo could not be uploaded',
  },
});
