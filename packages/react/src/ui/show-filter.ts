import type { Id, ShowListQuery } from '@panggung/core';

/** Which shows a widget is told to show. */
export interface ShowFilter {
  creator?: Id | undefined;
  category?: Id | undefined;
  status?: string | undefined;
}

/** Ids are numbers; anything else names a category. */
function categoryQuery(category: Id | undefined): ShowListQuery {
  if (category === undefined || category === '') return {};
  return /^\d+$/.test(String(category))
    ? { room_category_id: category }
    : { category_name: String(category) };
}

/** The same, as the API is asked; what was not told is not asked. E-06. */
export function showFilterQuery({ creator, category, status }: ShowFilter): ShowListQuery {
  return {
    ...(status ? { video_status: status } : {}),
    ...(creator === undefined || creator === '' ? {} : { user_id: creator }),
    ...categoryQuery(category),
  };
}
