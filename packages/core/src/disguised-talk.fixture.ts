/** How people write coarse words to slip past a list that holds them plainly; one word of the list in each line. */
export const coarseTalk: readonly string[] = `
ⓐⓝⓙⓘⓝⓖ lu
🅰🅽🅹🅸🅽🅶 banget
🄱🄰🄱🄸 itu
🇧🇦🇧🇮
𝓰𝓸𝓫𝓵𝓸𝓴
𝕥𝕠𝕝𝕠𝕝 kamu
ｋａｍｐｒｅｔ
аnјіng
bаngsаt
tólól
b̶e̶g̶o̶
ba\u200bbi
4nj1ng
4nj!ng
g0bl0k
gob1ok
g0b|0k
to1o1
t0l0l
b4ngs4t
b@ngs@t
b3g0
m0ny3t
k4mpr3t
@su
anjiiiiing
goblooookkk
tollloool
a n j i n g
g o b l o k
b a b i
a s u
a.n.j.i.n.g
g-o-b-l-o-k
t_o_l_o_l
b/a/b/i
b🔥a🔥b🔥i
go bl ok
gob lok
an j ing
to l ol
ban gs at
mo ny et
anj*ng
anj**g
g*bl*k
gobl#k
b*ngsat
t_lol
anjinglah
anjingnya
anjingku
goblokmu
gobloknya
goblokkah
gobl0klah
monyet2
anjing2
4njing2nya
babi2
anjing-anjing
4njing-4njing
dasar/g0blok
kamu,t0lol
"b3g0"
an jing
ban gsat
anjg
gblk
bgst
anjengg
anying
goblogan
`
  .trim()
  .split('\n');

/** Advertisements for gambling. */
export const gamblingTalk: readonly string[] = `
slot gacor hari ini, daftar di bio
sl0t gac0r hari ini
s1ot gacor
5l0t g4c0r
s|ot gac0r
ѕlоt gасоr
ⓢⓛⓞⓣ ⓖⓐⓒⓞⓡ
🆂🅻🅾🆃 🅶🅰🅲🅾🆁
𝗦𝗟𝗢𝗧 𝗚𝗔𝗖𝗢𝗥
s l o t g a c o r
s l o t  g a c o r
s.l.o.t g.a.c.o.r
s-l-o-t-g-a-c-o-r
sl ot ga cor
slooot gacooor
slotgacor
jud0l menang terus
j u d o l
jvdol aman
main di situs jud1 terpercaya
s1tus sl0t terbaik
tog3l malam ini
t.o.g.e.l online
t0t0 macau
m4xw1n tiap malam
M A X W I N
m.a.x.w.i.n
sb0bet resmi
5bobet
agen s1ot
bandar t0gel
depo 10rb langsung jp
dep0 20rb wd 2 juta
wd cepat, scatter hitam
b0nus new member 100%
main di KEMBANG77, depo 10rb
r4jacuan88 depo murah
link gac0r tinggal klik
link alternatif tinggal klik
daftar sekarang, jackpot menanti
zeus lagi gacor
mahj0ng ways lagi scatter
RTP tinggi, link di bio
kasino online, daftar di sini
ѕitus јudi
cuan tiap hari di KEMBANG77
yang mau kaya klik profil saya
`
  .trim()
  .split('\n');

/** Messages that ask to be written to elsewhere. */
export const contactTalk: readonly string[] = `
jual tiket murah wa 081234567890
wa081234567890
hubungi 0812-3456-7890 ya
call +62 812 3456 7890
+62 (0) 812 3456 7890
62812.3456.7890
6281234567890
0812/3456/7890
0812,3456,7890
0812|3456|7890
0812*3456*7890
0812_3456_7890
0812~3456~7890
0812 – 3456 – 7890
0812・3456・7890
0812 / 3456 / 7890
(0812) 3456-7890
[0812] [3456] [7890]
0-8-1-2-3-4-5-6-7-8-9-0
0 8 1 2 3 4 5 6 7 8 9 0
0.8.1.2.3.4.5.6.7.8.9.0
08 12 34 56 78 90
08-12-34-56-78-90
08.12.34.56.78.90
0812🔥3456🔥7890
0812\u200b3456\u200b7890
o8l2 3456 789O
o812-l234-5678
0B12 3456 7890
o 8 1 2 3 4 5 6 7 8 9 o
０８１２３４５６７８９０
⓪⑧①②③④⑤⑥⑦⑧⑨⓪
⓿❽❶❷❸❹❺❻❼❽❾⓿
0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣0️⃣
𝟬𝟴𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟬
٠٨١٢٣٤٥٦٧٨٩٠
꧐꧘꧑꧒꧓꧔꧕꧖꧗꧘꧙꧐
nol delapan satu dua tiga empat lima enam tujuh delapan
kosong lapan satu dua tiga empat lima enam tujuh lapan
nol-delapan-satu-dua-tiga-empat-lima-enam-tujuh-delapan
noldelapansatuduatigaempatlimaenamtujuhdelapan
NOL DELAPAN satu 2 tiga 4 lima 6 tujuh 8
n0l d3lapan satu dua tiga empat lima enam tujuh delapan
nol delapan 1234567890
zero eight one two three four five six seven eight
nol, delapan, satu, dua, tiga, empat, lima, enam, tujuh, delapan
chat aku wa.me/628123456789
wa . me / 628123456789
wa[.]me/628123456789
wa titik me / 628123456789
join t.me/tiketmurah
bit.ly/tiketmurah
chat.whatsapp.com/AbCdEf
0812 tiga puluh empat lima enam 7890
kosong delapan satu dua, sisanya tanya teman
`
  .trim()
  .split('\n');
