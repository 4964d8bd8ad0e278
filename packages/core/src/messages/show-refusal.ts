import { catalogue } from './catalogue.js';

/** Why the API did not take a show, or its video, by the codes it says: what to do about it. */
export const showRefusalMessages = catalogue({
  default: {
    video_unreadable: 'This file is not a whole MP4 video. Choose another one.',
    video_too_large: 'This video is larger than may be uploaded. Choose a smaller one.',
    upload_space_full: 'There is no room for more of your videos. Delete a show with a video first.',
    captions_unreadable: 'These captions are not a WebVTT file in UTF-8. Choose another one.',
    captions_too_large: 'The captions may have 1 MB at most.',
    image_unreadable: 'One of these files is not a picture. Choose JPEG, PNG, WebP, AVIF or GIF.',
    image_unopened:
      'This file cannot be opened as a picture. Choose JPEG, PNG, WebP, AVIF or GIF, of 24 megapixels at most.',
    image_too_large: 'One of these pictures is too large. Each may have 5 MB and 24 megapixels at most.',
    image_too_small: 'One of these pictures is too small. Each needs at least 50 by 50 pixels.',
    cover_ratio: 'One of these pictures has the wrong aspect ratio. Crop it to fit.',
    show_sold: 'Tickets were taken meanwhile: their type stays, and the quota must be enough for them.',
    show_ended: 'This show is called off.',
    rate_limited: 'That was too much at once. Wait a minute, then try again.',
    unreachable: 'There is no connection. Everything is still here: try again once it is back.',
    silent: 'The server cannot do this right now. Everything is still here: try again.',
  },
  id: {
    video_unreadable: 'File ini bukan video MP4 yang utuh. Pilih file lain.',
    video_too_large: 'Video ini terlalu besar untuk diunggah. Pilih yang lebih kecil.',
    upload_space_full: 'Ruang untuk videomu sudah penuh. Hapus dulu acara yang punya video.',
    captions_unreadable: 'Teks film ini bukan file WebVTT dalam UTF-8. Pilih file lain.',
    captions_too_large: 'Teks film paling besar 1 MB.',
    image_unreadable: 'Salah satu file ini bukan gambar. Pilih JPEG, PNG, WebP, AVIF atau GIF.',
    image_unopened:
      'File ini tidak bisa dibuka sebagai gambar. Pilih JPEG, PNG, WebP, AVIF atau GIF, paling besar 24 megapiksel.',
    image_too_large: 'Salah satu gambar ini terlalu besar. Paling besar 5 MB dan 24 megapiksel.',
    image_too_small: 'Salah satu gambar ini terlalu kecil. Ukurannya minimal 50 x 50 piksel.',
    cover_ratio: 'Rasio salah satu gambar ini tidak sesuai. Potong supaya pas.',
    show_sold: 'Baru saja ada tiket yang dipesan: jenisnya tetap, dan kuotanya harus cukup.',
    show_ended: 'Acara ini sudah dibatalkan.',
    rate_limited: 'Terlalu banyak sekaligus. Tunggu satu menit, lalu coba lagi.',
    unreachable: 'Tidak ada koneksi. Semuanya masih ada di sini: coba lagi nanti.',
    silent: 'Server sedang tidak bisa. Semuanya masih ada di sini: coba lagi.',
  },
  en: {},
});
