import { catalogue } from './catalogue.js';

/** What a host is told went wrong with camera, screen or connection, and how to go on. N-17 to N-23, AMB-169. */
export const broadcastAlertMessages = catalogue({
  default: {
    not_found: 'Camera or Mic are not found or not allowed in your device',
    not_found_help:
      'Plug in a camera and a microphone, or allow this browser to use them in the system settings.',
    in_use: 'Camera or Mic is being used by some other process that does not let read the devices',
    in_use_help: 'Close other apps and tabs that use the camera or the microphone, then try again.',
    no_fit:
      'There is no device found that fits your video and audio constraints. You may change video and audio constraints',
    no_fit_help: 'Choose another camera or another microphone below.',
    not_allowed: 'You are not allowed to access camera and mic.',
    not_allowed_help:
      'Press the sign beside the address of this page, allow camera and microphone, then try again.',
    required: 'Video/Audio is required',
    required_help: 'Choose a camera and a microphone: without them there is nothing to stream.',
    screen_denied: 'You are not allowed to access screen share',
    screen_denied_help: 'Your camera is used instead. Choose the screen again to be asked once more.',
    socket_lost: 'WebSocket Connection is disconnected.',
    socket_lost_help: 'You are connected again by itself. Leave this page open.',
  },
  id: {
    not_found: 'Kamera atau mikrofon tidak ditemukan atau tidak diizinkan di perangkatmu',
    not_found_help:
      'Sambungkan kamera dan mikrofon, atau izinkan browser ini memakainya di pengaturan sistem.',
    in_use: 'Kamera atau mikrofon sedang dipakai aplikasi lain sehingga tidak bisa dibaca',
    in_use_help: 'Tutup aplikasi dan tab lain yang memakai kamera atau mikrofon, lalu coba lagi.',
    no_fit: 'Tidak ada perangkat yang cocok dengan pengaturan video dan audiomu. Kamu bisa mengubahnya',
    no_fit_help: 'Pilih kamera atau mikrofon lain di bawah.',
    not_allowed: 'Kamu belum mengizinkan kamera dan mikrofon.',
    not_allowed_help:
      'Tekan tanda di samping alamat halaman ini, izinkan kamera dan mikrofon, lalu coba lagi.',
    required: 'Video/Audio wajib ada',
    required_help: 'Pilih kamera dan mikrofon: tanpa itu tidak ada yang bisa disiarkan.',
    screen_denied: 'Kamu belum mengizinkan berbagi layar',
    screen_denied_help: 'Kameramu dipakai sebagai gantinya. Pilih layar lagi kalau mau ditanya ulang.',
    socket_lost: 'Koneksi WebSocket terputus.',
    socket_lost_help: 'Kamu akan tersambung lagi secara otomatis. Biarkan halaman ini terbuka.',
  },
  en: {
    not_found: 'No camera or microphone was found, or this device does not allow them',
    in_use: 'Another app is using the camera or the microphone',
    no_fit: 'No camera or microphone fits what was asked for',
    not_allowed: 'You have not allowed the camera and the microphone.',
    required: 'Video and audio are required',
    screen_denied: 'You have not allowed your screen to be shared',
    socket_lost: 'The connection to the media server was lost.',
  },
});
