import type { UserData } from '@panggung/core';
import type { Kysely } from 'kysely';
import { listCoupons } from './coupon-rows.js';
import type { Tables } from './database.js';
import { type ExpressionSource, listExpressions } from './express-rows.js';
import { ticketData } from './user-data-tickets.js';
import { toUser, type UserRow } from './user-view.js';

export interface UserDataQuestion {
  account: UserRow;
  apiUrl: string | undefined;
  /** Epoch ms. */
  now: number;
}

/** Everything that is kept of a person, as of one moment: no secret, and nothing of others. */
export function readUserData(
  database: Kysely<Tables>,
  { account, apiUrl, now }: UserDataQuestion,
): Promise<UserData> {
  const { referral, email_verified, created_at, updated_at } = account;
  const profile = { ...toUser(account, apiUrl), referral, email_verified, created_at, updated_at };
  const moment = database.transaction().setIsolationLevel('repeatable read');
  return moment.execute(async (transaction) => ({
    exported_at: now,
    profile,
    ...(await ticketData(transaction, account.id)),
    coupons: (await listCoupons(transaction, { userId: account.id, query: { per_page: -1 }, now })).data,
    expressions: await expressionData({ database: transaction, apiUrl }, account.id),
    ...(await saidData(transaction, account.id)),
    ...(await toldData(transaction, account)),
    ...(await visitData(transaction, account.id)),
  }));
}

/** The short videos they show everybody. */
async function expressionData(source: ExpressionSource, userId: number) {
  const { data } = await listExpressions(source, { user_id: userId, per_page: -1 });
  return data.map(({ name, location, description, url_video, duration, created_at }) => ({
    name,
    location,
    description,
    url_video,
    duration,
    created_at,
  }));
}

/** What they said of shows, and which are theirs. */
async function saidData(database: Kysely<Tables>, userId: number) {
  const about = ['show.id as room_id', 'show.name as video_name'] as const;
  const shows = database.selectFrom('show').where('video_created_id', '=', userId);
  const comments = database
    .selectFrom('room_comment as said')
    .innerJoin('show', 'show.id', 'said.room_video_id')
    .where('said.user_id', '=', userId);
  const chats = database
    .selectFrom('chat_message as said')
    .innerJoin('show', 'show.id', 'said.room_id')
    .where('said.user_id', '=', userId);
  const likes = database
    .selectFrom('room_like as said')
    .innerJoin('show', 'show.id', 'said.room_video_id')
    .where('said.user_id', '=', userId);
  return {
    shows: await shows
      .select([...about, 'show.created_at'])
      .orderBy('id')
      .execute(),
    comments: await comments
      .select([...about, 'said.comment', 'said.created_at'])
      .orderBy('said.id')
      .execute(),
    chat_messages: await chats
      .select([...about, 'said.comment', 'said.created_at'])
      .orderBy('said.id')
      .execute(),
    likes: await likes
      .select([...about, 'said.created_at'])
      .orderBy('said.created_at')
      .execute(),
  };
}

/** What they were told, and what they asked to be told. */
async function toldData(database: Kysely<Tables>, { id, email }: UserRow) {
  const about = ['show.id as room_id', 'show.name as video_name'] as const;
  const reminders = database
    .selectFrom('reminder')
    .innerJoin('show', 'show.id', 'reminder.room_video_id')
    .where('reminder.user_id', '=', id);
  const waiting = database
    .selectFrom('waiting_list as waiting')
    .innerJoin('show', 'show.id', 'waiting.room_id')
    .where((where) => where.or([where('waiting.user_id', '=', id), where('waiting.email', '=', email)]));
  const notifications = database.selectFrom('notification').where('user_id', '=', id);
  const mails = database.selectFrom('mail_outbox').where('recipient', '=', email);
  return {
    reminders: await reminders
      .select([...about, 'reminder.is_wanted as is_reminded', 'reminder.created_at'])
      .orderBy('reminder.created_at')
      .execute(),
    waiting_lists: await waiting
      .select([...about, 'waiting.status', 'waiting.created_at'])
      .orderBy('waiting.id')
      .execute(),
    notifications: await notifications
      .select(['type', 'title', 'description', 'created_at', 'room_video_id', 'promotion_id'])
      .orderBy('id')
      .execute(),
    mails: await mails.select(['kind', 'created_at', 'sent_at']).orderBy('id').execute(),
  };
}

/** Where they signed in, and what they did there. */
async function visitData(database: Kysely<Tables>, userId: number) {
  const sessions = database.selectFrom('session').where('user_id', '=', userId);
  const activity = database.selectFrom('activity_log').where('user_id', '=', userId);
  return {
    sessions: await sessions
      .select(['device_name', 'origin', 'created_at', 'last_used_at', 'ended_at'])
      .orderBy('created_at')
      .execute(),
    activity: await activity
      .select(['device_name', 'device_type', 'type_activity', 'created_at'])
      .orderBy('id')
      .execute(),
  };
}
