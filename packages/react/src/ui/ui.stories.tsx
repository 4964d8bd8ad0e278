import type { Meta, StoryObj } from '@storybook/react-vite';
import { someShow } from '../../../../.storybook/shows.js';
import { ShowStatusBadge } from './badge.js';
import { Button } from './button.js';
import { Countdown } from './countdown.js';
import { Cover } from './cover.js';
import { Dialog } from './dialog.js';
import { DueClock } from './due-clock.js';
import { Field } from './field.js';
import { Notice } from './notice.js';
import { Pagination } from './pagination.js';
import { Skeleton } from './skeleton.js';
import { useSnackbar } from './snackbar.js';
import { TicketPaper } from './tear.js';
import { Widget } from './widget.js';

/** Parts that several widgets share; they know nothing of shows or payments that is not handed to them. */
const meta = { title: 'ui', component: Widget, args: { name: 'ui', children: null } } satisfies Meta<
  typeof Widget
>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = { display: 'grid', gap: 12, justifyItems: 'start', maxWidth: 480 } as const;
const nothing = () => {};

export const Buttons: Story = {
  args: {
    children: (
      <div style={rows}>
        <Button>Beli tiket</Button>
        <Button isLoading>Beli tiket</Button>
        <Button disabled>Tiket habis</Button>
        <Button variant="secondary">Kembali</Button>
        <Button variant="text">Kirim ulang kode</Button>
        <Button size="large" isBlock isCaps>
          NEXT
        </Button>
      </div>
    ),
  },
};

export const Badges: Story = {
  args: {
    children: (
      <div style={rows}>
        {['WAITING', 'LIVE', 'ENDED', 'WAITING_ROOM', 'RADIOFEST', 'MUSIC_VIDEO', 'CANCELLED'].map(
          (status) => (
            <ShowStatusBadge key={status} show={{ video_status: status as never, status }} />
          ),
        )}
      </div>
    ),
  },
};

export const Fields: Story = {
  args: {
    children: (
      <div style={{ ...rows, justifyItems: 'stretch' }}>
        <Field label="E-mail" hint="Tiket dikirim ke sini" />
        <Field label="E-mail" error="Cek lagi alamat e-mail kamu" defaultValue="ayu@kampus" />
        <Field label="E-mail" disabled defaultValue="ayu@kampus.example" />
      </div>
    ),
  },
};

export const Clocks: Story = {
  args: {
    children: (
      <div style={rows}>
        <Countdown until={Date.now() + 93_784_000} label="Mulai dalam" />
        <DueClock until={Date.now() + 3_600_000} label="sisa waktu bayar" />
        <DueClock until={Date.now() + 300_000} label="sisa waktu bayar" />
      </div>
    ),
  },
};

export const CoversWithoutAPicture: Story = {
  args: {
    children: (
      <div style={rows}>
        <div style={{ width: 280 }}>
          <Cover src={null} show={someShow()} ratio="landscape" />
        </div>
        <div style={{ width: 160 }}>
          <Cover src={null} show={someShow({ id: 7, name: 'Ombak Utara' })} ratio="portrait" />
        </div>
      </div>
    ),
  },
};

export const Ticket: Story = {
  args: {
    children: <TicketPaper body={<p>Senja di Braga</p>} stub={<p>Rp. 75,000</p>} />,
  },
};

export const Notices: Story = {
  args: {
    children: (
      <div style={rows}>
        <Notice title="Belum ada acara" help="Acara baru akan muncul di sini begitu diumumkan." />
        <Notice
          title="Daftar acara belum bisa dimuat."
          isAlert
          action={<Button variant="secondary">Coba lagi</Button>}
        />
      </div>
    ),
  },
};

export const Pages: Story = {
  args: { children: <Pagination page={4} totalPage={12} onPageChange={nothing} /> },
};

export const Skeletons: Story = {
  args: {
    children: (
      <div style={{ ...rows, justifyItems: 'stretch' }}>
        <Skeleton kind="cover" ratio="landscape" />
        <Skeleton kind="title" width={60} />
        <Skeleton width={90} />
        <Skeleton kind="button" />
      </div>
    ),
  },
};

export const AnOpenDialog: Story = {
  args: {
    children: (
      <Dialog title="Alamat ini sudah terdaftar" closeLabel="Tutup" onClose={nothing}>
        <p>Masuk lewat situs utama, atau pakai alamat lain.</p>
      </Dialog>
    ),
  },
};

function Messages() {
  const { snackbar, show: confirm } = useSnackbar();
  return (
    <div style={rows}>
      <Button variant="secondary" onClick={() => confirm('Nomor rekening disalin')}>
        Snackbar
      </Button>
      {snackbar}
    </div>
  );
}

export const PassingMessages: Story = { args: { children: <Messages /> } };
