/**
 * What an audience in Indonesia writes when it means no harm, with much that looks like spam or a coarse word and is none:
 * here false alarms are counted.
 */
export const ordinaryTalk: readonly string[] = `
Halo semuanya, salam dari Surabaya!
Suaranya jernih banget malam ini
Kak, volumenya bisa dinaikkan sedikit?
Gila keren abis sih ini
Merinding dengar bagian reff-nya
Lagu berikutnya apa ya?
Request lagu yang pertama dong
Wah penuh banget, 455 orang nonton
Aku nonton dari Makassar, jam 21.30 WITA
Yang nonton dari Papua mana suaranya?
Mulainya jam 08.00 atau 08.30?
Tiketnya kemarin Rp 85.000 sekarang 120.000
Aku bayar Rp1.250.000 buat satu keluarga
Nomor pesanan saya 20261122081234 belum masuk
Slot parkir di depan masih ada?
Masih ada slot kosong buat minggu depan?
Deposit hotelnya berapa kalau nginap?
Ini beneran jackpot, dapat kursi paling depan
Bonus lagunya keren
Ada bonus track nggak?
Tebak-tebakan yuk, hadiahnya apa
Burung tetanggaku lagi gacor pagi ini
Drummernya gacor banget
Timnas main malam ini juga ya?
Skor 2-1 babak pertama
Aku member baru di fan club
Daftar anggota fan club di mana ya?
Link tiketnya mana?
Ada di bio artisnya
Klik tombol beli di halaman acaranya
Gabung sekarang masih bisa nggak?
Jalan-jalan ke Taiwan tahun lalu ketemu band ini
Asumsi saya konsernya dua jam
Asuransi barang hilang ada nggak
Tairlah, eh typo, hadirlah maksudnya
Rantai gitarnya lepas
Pantai Kuta jadi latar videonya
Santai saja, masih lama
Babak kedua lebih seru
Babinsa juga nonton katanya
Begonia di panggung cantik
Kampretan, eh kompetisi maksudku
Kelas 12 nonton bareng di aula
Covid sudah lewat, akhirnya konser lagi
Jalur 88 macet total
Bus nomor 138 lewat depan gedung
Rumah nomor 77 tetanggaku juga nonton
Tahun 1999 aku nonton mereka pertama kali
Album tahun 1988 paling bagus
Channel 4D, eh bioskop 4D maksudnya
Nonton di bioskop 4D beda rasanya
Zeus di mitologi Yunani kayak gini kostumnya
Kostumnya kayak Zeus
Domino effect
Main domino sambil nonton
Bandar Lampung hadir!
Salam dari Bandar Lampung
Bandara macet, telat nonton
Judika tampil nggak malam ini?
Judul lagunya apa?
Judulnya "Satu Dua Tiga"
Satu dua tiga, ayo tepuk tangan
Empat lima enam, semuanya lompat
Tujuh delapan sembilan sepuluh!
Satu... dua... satu... dua... cek cek
Mulai dalam lima empat tiga dua satu
Hitung mundur 10 9 8 7 6 5 4 3 2 1
Jam 08.15 gladi, 10.30 istirahat, 11.45 lanjut
Tanggal 08-12-2026 ada lagi di Bandung
08 12 2026 catat tanggalnya
Koordinatnya -6.2088, 106.8456
Kode pos 40115
Skor akhir 101-98
Frekuensi radio 101.8 FM
Harga 0 rupiah, gratis!
Bayarnya lewat VA 8808 ya?
VA BCA 39358081234567890 sudah saya bayar
Sudah transfer 10.000.821
Kursinya A1 A2 A3
Kursi A B C D E masih ada
V I P
O M G keren
W O W
A A A A A
H E B A T
Y E S
Ha ha ha ha
wkwkwkwkwk
hahahahaha
xixixi
Aaaaaaa kangen
Mantaaaaap
Kereeeeen
Asiiiik
Yeayyyy
Huhuhu sinyalku jelek
Hp-ku 4G, kadang macet
Pakai 5G lancar
Resolusi 1080p dong min
MP3-nya nanti dijual?
Format .mp4 bisa diunduh?
Kamera 2 goyang
Mic 1 kresek
Lampu no 3 mati
C3PO mana
Band B4 mana
T4 kumpul di mana?
Aku tgl 4 ultah
K3ren, eh keren
Makasih min sudah dibantu
Terima kasih, Kak!
Sampai jumpa di konser berikutnya
Semoga sukses turnya
Doa terbaik untuk semua
Selamat ulang tahun buat vokalisnya
Jangan lupa makan
Aku suka baju merahnya
Bajunya lucu
Kucingku ikut nonton
Anjuran dokter: istirahat, tapi aku nonton
Bangsa yang besar menghargai seni
Bangsal rumah sakit ikut nonton, semangat!
Goblet of Fire main theme!
Tolong ulang bagian tadi
Monas kelihatan dari sini
Babad tanah Jawa jadi tema?
Tahi lalat palsunya lucu, dan itu bukan kata kasar
Website resminya panggung.example
Emailku penonton@example.com
Salam dari Bekasi, Depok, Bogor
Berapa menit lagi?
Kapan ke Medan?
Gitarisnya main pakai 7 senar
Drumnya 4/4 atau 7/8?
Tempo 120 bpm
Nada dasarnya C#m
B minor bukan?
Reff-nya A-E-F#m-D
Do re mi fa sol la si do
`
  .trim()
  .split('\n');
