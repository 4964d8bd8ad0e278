import { endSilent } from './broadcast-life.js';
import { lookAtStreams } from './broadcast-look.js';
import { chatOf } from './chat.js';
import { mirrorChats } from './chat-mirror.js';
import { eachAlone } from './each-alone.js';
import { removeIdentities } from './identity-removal.js';
import { forgetImages } from './image-cleanup.js';
import { forgetLeftovers } from './leftovers.js';
import { dispatchMails } from './mail-dispatcher.js';
import { tellStarts } from './notification-starts.js';
import { releaseExpired } from './payment-release.js';
import type { Ports } from './ports.js';
import { openPremieres } from './premiere.js';
import { remind } from './reminders.js';
import { sellingOf } from './selling.js';
import { forgetSessions } from './session-end.js';
import { mailStarts } from './start-mails.js';
import { forgetVideos } from './video-cleanup.js';
import { renewOffers } from './waiting-expiry.js';
import { watchingOf } from './watching.js';

/** Work that nobody waits for, and how often it is looked for, in ms. */
interface Job {
  every: number;
  run(ports: Ports): Promise<unknown>;
}

const jobs = {
  /** Money whose callback never came; before the sweeper, which lets no seat go unasked. */
  inquiries: { every: 1_000, run: (ports) => sellingOf(ports).inquiries.runOnce() },
  /** Seats whose time is over come back. */
  sweeper: { every: 1_000, run: sweep },
  /** Accounts, codes and charges the gateway still owes an answer for, and those it must end. */
  channels: { every: 500, run: (ports) => sellingOf(ports).channels.runOnce() },
  /** Orders whose answer is slow. */
  leases: { every: 1_000, run: (ports) => sellingOf(ports).channels.renew() },
  /** Money that could not be booked when it was told of. */
  inbox: { every: 1_000, run: (ports) => sellingOf(ports).inbox.runOnce() },
  /** Seats offered to who waits, and not taken, go to the next; before the mails, which then leave at once. */
  offers: { every: 1_000, run: ({ database, clock }) => renewOffers(database, clock()) },
  /** Lines before sales: drawn when one opens, let in while there are seats. */
  queue: { every: 1_000, run: (ports) => sellingOf(ports).saleQueue.runOnce() },
  /** Shows that somebody wants to be reminded of, or has a ticket for; before the mails, which then leave at once. */
  reminders: { every: 5_000, run: remindAll },
  /** Mails that are due. */
  mails: { every: 500, run: dispatchMails },
  /** Shows that begin soon or have just begun. */
  starts: { every: 5_000, run: ({ database, clock }) => tellStarts(database, clock()) },
  /** Premieres whose hour has come, and broadcasts whose grace is over. */
  broadcasts: { every: 1_000, run: beginAndEnd },
  /** Streams whose hooks may be lost. */
  looks: { every: 2_000, run: lookAtStreams },
  /** Playbacks whose page has gone without a word. */
  playbacks: { every: 5_000, run: (ports) => watchingOf(ports).playbacks.endUnseen() },
  /** How many watch, over all processes. */
  viewers: { every: 2_000, run: (ports) => watchingOf(ports).viewers.runOnce() },
  /** Hearts and the like thrown in chats. */
  reactions: { every: 1_000, run: (ports) => chatOf(ports).reactions.runOnce() },
  /** Chats that are read elsewhere, too. */
  mirror: { every: 500, run: mirrorChats },
  /** What is shown beside them there. */
  beats: { every: 1_000, run: (ports) => chatOf(ports).beat.runOnce() },
  /** Identities of deleted accounts. */
  identities: { every: 2_000, run: removeIdentities },
  /** Keys of inserts nobody repeats any more, and other rows that are over. */
  leftovers: { every: 600_000, run: ({ database, clock }) => forgetLeftovers(database, clock()) },
  /** Sessions nobody came back to. */
  sessions: { every: 600_000, run: ({ database, clock }) => forgetSessions(database, clock()) },
  /** Pictures nothing shows any more. */
  images: { every: 600_000, run: forgetImages },
  /** Videos nothing shows any more, and uploads nobody goes on with. */
  videos: { every: 600_000, run: forgetVideos },
} as const satisfies Record<string, Job>;

function beginAndEnd({ database, clock }: Ports): Promise<void> {
  return eachAlone([openPremieres, endSilent], (change) => change(database, clock()));
}

async function remindAll({ database, clock }: Ports): Promise<void> {
  // First who asked for it: nobody is mailed twice.
  await remind(database, clock());
  await mailStarts(database, clock());
}

async function sweep({ database, clock }: Ports): Promise<void> {
  while ((await releaseExpired(database, { now: clock() })) > 0);
}

/** Does all background work that is due, once. For tests and for the command line. */
export async function runJobs(ports: Ports): Promise<void> {
  for (const job of Object.values(jobs)) await job.run(ports);
}

/**
 * Starts the background work of a process; the returned function ends it and waits for what is running.
 * @example const stop = startJobs(ports); await stop()
 */
export function startJobs(ports: Ports): () => Promise<void> {
  const stops = Object.entries(jobs).map(([name, job]) => repeat(name, job, ports));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await sellingOf(ports).background.idle();
  };
}

function repeat(name: string, { every, run }: Job, ports: Ports): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const round = async () => {
    await run(ports).catch((error: Error) =>
      ports.log.error({ job: name, error: error.stack }, 'a job failed'),
    );
    if (!isStopped) timer = setTimeout(next, every);
  };
  const next = () => {
    running = round();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
