import { catalogue } from './catalogue.js';

/** Words of a picture that lies all around. Ours. */
export const sphereMessages = catalogue({
  default: {
    sphere: '360° picture',
    sphere_keys: 'Arrows: look around. Plus, minus: zoom. R: face the stage.',
    look_around: 'Look around',
    left: 'Look left',
    right: 'Look right',
    up: 'Look up',
    down: 'Look down',
    closer: 'Zoom in',
    farther: 'Zoom out',
    ahead: 'Face the stage',
    by_moving: 'Look around by moving the device',
    no_motion: 'This device does not tell how it is held',
    flat: 'This browser shows the 360° picture flat',
  },
  id: {
    sphere: 'Gambar 360°',
    sphere_keys: 'Panah: lihat sekeliling. Plus, minus: perbesar, perkecil. R: hadap panggung.',
    look_around: 'Lihat sekeliling',
    left: 'Lihat ke kiri',
    right: 'Lihat ke kanan',
    up: 'Lihat ke atas',
    down: 'Lihat ke bawah',
    closer: 'Perbesar',
    farther: 'Perkecil',
    ahead: 'Hadap panggung',
    by_moving: 'Lihat sekeliling dengan menggerakkan perangkat',
    no_motion: 'Gerakan perangkat ini tidak terbaca',
    flat: 'Browser ini menampilkan gambar 360° secara datar',
  },
  en: {},
});
