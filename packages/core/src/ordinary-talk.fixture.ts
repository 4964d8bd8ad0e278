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
Drummernya gacor parah malam ini
Suara vokalisnya gacor abis
Gacor banget solo gitarnya hari ini
Ada link alternatif nggak? Yang ini macet
Link streaming cadangan di mana, Kak?
Slot tempat duduknya masih berapa?
Kebagian slot jam berapa kita?
Dapat slot parkir, lumayan dekat pintu
Slot waktunya cuma 30 menit
Jackpot, ketemu gitarisnya di lobi!
Daftar lagunya ada di mana?
Setlist sekarang sudah lagu ke-7
Daftar hadir di pintu masuk
Join dari Singapura nih
Depositnya dikembalikan kapan ya?
Bonus lagu di akhir, siap-siap
Merchandise diskon 20%, lumayan
Jangan ada yang main judi ya, haha
Casino Royale judul filmnya
Judi bola dilarang, nonton bola boleh
Bandar udara Kualanamu penuh hari ini
Mahjong seru juga dimainkan bareng keluarga
Totonya mana, Totok maksudku
Toko sebelah jual kaos resminya
Situs resminya lagi sibuk
Situs Sangiran bagus buat jalan-jalan
Agen bus ke Malang jam 19.00
Agen travelnya ramah
Nomor antrean 081, sebentar lagi
Antrean saya nomor 0812
Nomor kursi 08, baris 12
Pesanan 08123 sudah dikirim ke email
Order 8123456789 statusnya masih menunggu
Nomor pesanan PGG-2026-000812 belum muncul
No. pesanan 1200345678901234 tolong dicek
Kode tiket A81234567
Kode booking JKT081 sudah dipakai
INV/2026/11/000628 lunas
Resi JP0812345678901 belum sampai
Bayar VA BNI 8277081200001234 ya
VA Mandiri 89608 2026 0001 2345
Rekening 1234567890 a.n. panitia benar?
NIK jangan ditulis di sini ya
Buka pintu 18.30, mulai 19.00, selesai 22.15
Buka 08.15, 10.30, 11.45, pilih salah satu
08.15 10.30 11.45 13.00 jadwal gladi
Jadwal: 08:10, 12:20, 16:30, 20:40
Shift 08.30-12.30 lalu 13.30-17.30
Jam 8 malam WIB, 9 malam WITA, 10 malam WIT
Jam 20.00 WIB ya, bukan 21.00
Tanggal 8 12 2026 atau 9 12 2026?
Tgl 08/12/2026 jam 20.30
Turnya 08-12-2026 Solo, 09-12-2026 Yogya, 10-12-2026 Semarang
08.12.2026, 20.30 WIB, jangan lupa
Lahir 08-08-1988, angka bagus
2 jam 45 menit konsernya
Durasi 1:08:12
Menit ke 62, lagu ke 8
Skor set 21-18 19-21 21-15
Skor 6-2 8-6 7-5 seru juga
Ranking 62 dari 81 peserta
Nilai 8 9 10 buat semua penampil
Nol koma delapan detik bedanya
Kosong delapan kursi di depan
Nol poin buat jaringan saya
Satu dua tiga empat lima enam tujuh delapan
Delapan dua, delapan tiga, hitung terus
Dua ribu dua puluh enam tahun terbaik
Tiga lagu lagi, empat kalau encore
Enam dua delapan, itu nomor lokernya
Lima menit lagi mulai, tujuh menit lagi pintu ditutup
Sebelas dua belas sama versi album
Harga presale 150.000, on the spot 200.000
Rp 81.250.000 terkumpul buat donasi
Donasi tembus Rp62.812.345.678, luar biasa
Rp 85rb dapat apa saja?
Tiketnya 75k atau 100k?
Diskon 25% sampai tgl 30
50 ribu, murah banget
Total 1.081.234 penonton tahun ini
Views-nya 2.812.345 sudah
Followers naik 628 orang semalam
Suhu di sini 28 derajat, lembap 81%
Tinggi panggung 1,8 m lebar 12 m
Kode pos 62812 daerah mana?
Plat B 1234 ABC tolong dipindah, menghalangi jalan
Plat L 8123 XY lampunya menyala
Rute 62 sama 81 lewat sini
Kereta 08B gerbong 12
Gate 8, bukan gate 12
Lantai 12 kamar 0812
Nomor punggung 10 paling cepat
Bab 8 halaman 123
Mazmur 62 ayat 8
Frekuensi 440 Hz ya nadanya
BPM 128, enak buat joget
Chord: Am 0 1 2 2 0
Fret 0 8 10 8 0
Pola 1 2 3 4, 1 2 3 4
5 6 7 8, ayo mulai!
10 9 8 7 6 5 4 3 2 1 mulai!
Bang, sat set banget panitianya
Panitianya sat set, keren
Iya to, lol, kocak banget
Kon tau lagu iki, Rek?
Ko, ntar pulang bareng ya
Mas, ku suka lagumu
Aku, kamu, dan lagu ini
Be, goyang dong
An, jingga itu warna favoritku
Jingga warna senjanya
Go, Bandung, go!
Bloknya di sebelah mana?
Blok G baris 2
Go block party seru
Babi guling Bali enak, kata teman
Bab I sampai Bab V sudah dibaca
Ta, inget nggak konser yang dulu?
As usual, telat lima menit
Asupan musik malam ini lengkap
Asusila dilarang di acara keluarga
Asuhan ibu, suaranya lembut
Taiko drum-nya mantap
Taichi pagi bareng sambil dengar lagu
Taiwan, Thailand, Filipina hadir
Monyetan, eh monitoran suaranya mantap
Kampus kami nonton bareng
Kamprat itu siapa?
Tololo itu nama tempat ya?
Begonia di depan panggung subur
Cuan banget penjual minumannya
Begog itu makanan apa?
Bangsawan kostumnya
Bangsanya siapa, bangsa Indonesia!
Goblin di film itu lucu
Goblet juga nama gelas
Anjungan paling depan penuh
Anjangsana ke Solo minggu depan
Banjir di mana-mana, hati-hati yang pulang
Ganjil genap masih berlaku?
Kata2nya dalam banget
Lagu2nya enak semua
Teman2 dari Bogor mana suaranya
Mudah2an ada lagi tahun depan
Sama2, Kak
Tiba2 nangis dengar lagu ini
Ibu2 juga ikut joget
Anak2 sudah tidur, baru bisa nonton
Penontonnya 2x lipat dari kemarin
b4ru masuk, ketinggalan apa?
m4kasih k4k
s3mangat!!
c1nta banget sama lagu ini
l0ve you
gr8 performance
Lagu **terbaik** malam ini
Kata pertamanya *** disensor ya?
Nama file lagu_terbaru_2026.mp3
user_name saya belum bisa diganti
Tagar #PanggungUntukSemua #08Desember
#1 trending!
Nonton di TV + HP + laptop
Wi-Fi rumah 20 Mbps, lancar
Pakai kuota 2 GB habis sejam
720p cukup, 1080p putus2
Error 503 tadi, sekarang aman
Kode error 0x8123
Versi 6.2.8 sudah bisa 360?
IP 62.81.2.34 itu contoh saja
Salam dari 62 negara
+62 kode negara kita
WNI di luar negeri nonton juga
T.I.P. kalau ke sini naik kereta
D.I.Y. band merch
R.I.P. sinyal
U S A hadir
K O P L O
M A N T A P
L A G U I N I
I N D O N E S I A
G A S P O L
a i u e o
la la la la la
na na na na hey hey
du du du du
oh oh oh oh
ta ta ta
ba ba ba ba
ku ku ku
to be continued
go go go
I miss you so much
so so sih menurutku
ya ya ya
ko bisa sih
di sa na in du ng
ke Yo gya dong
🔥🔥🔥
👏👏👏👏
❤️ dari Ambon
🇮🇩🇮🇩🇮🇩 merdeka
🇹🇱 salam dari Dili
🇯🇵🇰🇷 ada yang nonton dari sana?
1️⃣ lagu lama 2️⃣ lagu baru
➊ beli tiket ➋ masuk ➌ nikmati
① ② ③ pilih yang mana?
½ jam lagi
№ 8
Ⅷ angka Romawi
Москва смотрит тоже
日本からも見てます
안녕하세요 from Seoul
مساء الخير
Assalamualaikum semuanya
Puji Tuhan lancar
Om Swastiastu dari Bali
Horas dari Medan!
Piye kabare, Rek?
Kumaha damang sadayana?
Matur nuwun sanget
Hatur nuhun, Kang
Apo kaba dunsanak?
`
  .trim()
  .split('\n');
