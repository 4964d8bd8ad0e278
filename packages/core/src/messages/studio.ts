import { catalogue } from './catalogue.js';

/** What stands in a studio in the place of those who may not be there. */
export const studioMessages = catalogue({
  default: {
    login_first: 'Please login first.',
    login: 'Login',
    login_help: 'Your shows and videos are here once you are signed in.',
    artists_only: 'This is for artists',
    artists_only_help: 'Your account is one for viewers. Ask us to make it an artist account to host shows.',
  },
  id: {
    login_first: 'Masuk dulu, ya',
    login: 'Masuk',
    login_help: 'Acara dan videomu ada di sini setelah kamu masuk.',
    artists_only: 'Halaman ini untuk artis',
    artists_only_help:
      'Akun kamu akun penonton. Hubungi kami untuk menjadikannya akun artis, lalu kamu bisa membuat acara.',
  },
  en: { login_first: 'Please log in first.', login: 'Log in' },
});
