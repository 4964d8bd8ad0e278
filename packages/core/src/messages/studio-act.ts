import { catalogue } from './catalogue.js';

/** Words of what a host does with a show: its stage, deleting it, calling it off. Document 3, as quoted, slips included (sic). */
export const studioActMessages = catalogue({
  default: {
    close: 'Close',
    cancel: 'Cancel',
    remove: 'Hapus acara',
    remove_text: 'Are you sure want to delete {name} ? This action cannot be undo.',
    removed: 'Show deleted',
    remove_failed: 'The show could not be deleted.',
    sold: 'Tickets for {name} are taken, so it cannot be deleted. You can call it off, or put it off to another time.',
    sold_call_off: 'Tickets for {name} are taken, so it cannot be deleted. You can call it off.',
    sold_ended: 'Tickets for {name} are taken, so it cannot be deleted: who has one may watch it again.',
    call_off: 'Call off',
    call_off_help:
      'Everybody with a ticket is told, and who paid gets the money back. This cannot be taken back.',
    called_off: 'Show called off',
    put_off: 'Put off',
    put_off_help:
      'Everybody with a ticket is told. Tickets stay good for the new time; who cannot come then may give theirs back.',
    was_put_off: 'Show put off',
    has_begun: 'The show has begun, so it cannot be put off any more.',
    act_failed: 'That did not work. Try again.',
    reason: 'Reason (optional)',
    start_date: 'New start date',
    start_time: 'New start time (WIB)',
    time_wrong: 'Choose a time from now on',
    livestream: 'Livestream Url',
    livestream_help:
      'Put these into your streaming app, such as OBS with WHIP. Keep the token to yourself: who has it can go on air in your place.',
    host: 'Host',
    key: 'Key',
    token: 'Token',
    copy: 'Copy {name}',
    host_copied: 'Host copied',
    key_copied: 'Key copied',
    token_copied: 'Token copied',
    not_copied: 'Could not be copied. It is selected: copy it by hand.',
    livestream_failed: 'The stage could not be opened.',
    livestream_video:
      'This show plays its video by itself. To send it yourself, make it a live broadcast: edit it, and tick Live broadcast.',
    broadcast: 'Broadcast from the browser',
    retry: 'Retry',
  },
  id: {
    close: 'Tutup',
    cancel: 'Batal',
    remove: 'Hapus acara',
    remove_text: 'Yakin ingin menghapus {name}? Acara yang sudah dihapus tidak bisa dikembalikan.',
    removed: 'Acara dihapus',
    remove_failed: 'Acara belum bisa dihapus.',
    sold: 'Tiket {name} sudah ada yang punya, jadi acaranya tidak bisa dihapus. Kamu bisa membatalkannya atau menundanya.',
    sold_call_off:
      'Tiket {name} sudah ada yang punya, jadi acaranya tidak bisa dihapus. Kamu bisa membatalkannya.',
    sold_ended:
      'Tiket {name} sudah ada yang punya, jadi acaranya tidak bisa dihapus: pemilik tiket boleh menontonnya lagi.',
    call_off: 'Batalkan acara',
    call_off_help:
      'Semua pemilik tiket diberi tahu, dan uang yang sudah dibayar dikembalikan. Ini tidak bisa diurungkan.',
    called_off: 'Acara dibatalkan',
    put_off: 'Tunda acara',
    put_off_help:
      'Semua pemilik tiket diberi tahu. Tiket tetap berlaku di waktu yang baru; yang berhalangan boleh mengembalikan tiketnya.',
    was_put_off: 'Acara ditunda',
    has_begun: 'Acaranya sudah mulai, jadi tidak bisa ditunda lagi.',
    act_failed: 'Belum berhasil. Coba lagi.',
    reason: 'Alasan (boleh kosong)',
    start_date: 'Tanggal mulai baru',
    start_time: 'Jam mulai baru (WIB)',
    time_wrong: 'Pilih waktu mulai dari sekarang',
    livestream: 'URL livestream',
    livestream_help:
      'Masukkan ke aplikasi streaming kamu, misalnya OBS dengan WHIP. Simpan token ini sendiri: siapa pun yang punya bisa siaran atas namamu.',
    host: 'Host',
    key: 'Key',
    token: 'Token',
    copy: 'Salin {name}',
    host_copied: 'Host disalin',
    key_copied: 'Key disalin',
    token_copied: 'Token disalin',
    not_copied: 'Belum tersalin. Teksnya sudah dipilih: salin sendiri, ya.',
    livestream_failed: 'Panggung belum bisa dibuka.',
    livestream_video:
      'Acara ini memutar videonya sendiri. Mau kamu siarkan? Ubah acaranya, lalu centang Siaran langsung.',
    broadcast: 'Siaran dari browser',
    retry: 'Coba lagi',
  },
  en: {
    remove: 'Delete show',
    remove_text: 'Are you sure you want to delete {name}? This cannot be undone.',
    livestream: 'Livestream URL',
  },
});
