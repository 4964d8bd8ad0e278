import { catalogue } from './catalogue.js';

/** Words of what a viewer may set, and of what keys do. Ours. */
export const playerSettingMessages = catalogue({
  default: {
    quality: 'Quality',
    automatic: 'Automatic',
    low_latency: 'Low latency',
    low_latency_help: 'Closer to the stage, without going back',
    audio_only: 'Audio only',
    audio_only_help: 'Saves data',
    data_used: '{size} MB used',
    keys_help:
      'Space or K: play, pause. J, L: 10 seconds back, on. Arrows: 5 seconds, volume. M: sound. C: captions. F: full screen. 0 to 9: jump.',
  },
  id: {
    quality: 'Kualitas',
    automatic: 'Otomatis',
    low_latency: 'Latensi rendah',
    low_latency_help: 'Lebih dekat ke panggung, tanpa bisa mundur',
    audio_only: 'Suara saja',
    audio_only_help: 'Hemat kuota',
    data_used: '{size} MB terpakai',
    keys_help:
      'Spasi atau K: putar, jeda. J, L: 10 detik mundur, maju. Panah: 5 detik, volume. M: suara. C: teks. F: layar penuh. 0 sampai 9: lompat.',
  },
  en: {},
});
