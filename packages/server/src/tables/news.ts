import type { NotificationType, PromoType } from '@panggung/core';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** A picture that leads somewhere. T-06. */
export interface BannerTable {
  id: Generated<number>;
  /** Names a catalogue entry so that loading twice changes it in place. */
  slug: string | null;
  name: string;
  date_time: number | null;
  description: string | null;
  url_image: string | null;
  status: Defaulted<string>;
  user_id: number | null;
  start_date: number | null;
  end_date: number | null;
  room_video_id: number | null;
  promo_type: PromoType | null;
  link_url: string | null;
  banner_type: Defaulted<string>;
  created_at: number;
  updated_at: number;
}

/** An offer to everybody. */
export interface PromotionTable {
  id: Generated<number>;
  /** Publishing it again changes it in place. */
  slug: string;
  title: string;
  description: string | null;
  url_image: string | null;
  promo_type: PromoType | null;
  link_url: string | null;
  room_video_id: number | null;
  created_at: number;
}

/** Something one, some or all are told: one row, however many they are. T-05. */
export interface NotificationTable {
  id: Generated<number>;
  audience: 'person' | 'ticket_holders' | 'everybody';
  user_id: number | null;
  type: NotificationType;
  title: string;
  description: string;
  room_video_id: number | null;
  promotion_id: number | null;
  /** What it tells of: nobody is told twice. */
  occasion: string;
  created_at: number;
}

/** Who is mailed before which show. */
export interface ReminderTable {
  room_video_id: number;
  user_id: number;
  is_wanted: boolean;
  /** The start that was told of, epoch ms. */
  told_start: number | null;
  created_at: number;
}

/** What people are told. */
export interface NewsTables {
  banner: BannerTable;
  promotion: PromotionTable;
  notification: NotificationTable;
  reminder: ReminderTable;
}
