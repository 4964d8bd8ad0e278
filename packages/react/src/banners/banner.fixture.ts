import type { Banner } from '@panggung/core';
import type { Backstage } from '../ui/stage.fixture.js';

/** A picture that needs no network, in a colour of its own. */
export function pictureOf(name: string): string {
  const hue = (name.length * 67) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="90"><title>${name}</title><rect width="220" height="90" fill="hsl(${hue} 60% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Puts up these banners and no others, in this order; answers their ids. */
export async function putUp({ api }: Backstage, ...banners: Partial<Banner>[]): Promise<number[]> {
  const { database } = api.ports;
  await database.deleteFrom('banner').execute();
  const ids: number[] = [];
  for (const { user_id: _, room_video_id: show, ...banner } of banners) {
    const row = {
      name: 'Kabar',
      banner_type: 'DETAIL',
      room_video_id: show == null ? null : Number(show),
      // The newest comes first; those of one moment in the order they were put up.
      created_at: 0,
      updated_at: 0,
      ...banner,
    };
    const { id } = await database
      .insertInto('banner')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(Number(id));
  }
  // Past what the API remembers of lists.
  api.advance(5000);
  return ids;
}
