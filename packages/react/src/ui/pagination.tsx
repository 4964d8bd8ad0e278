import { fill, pageMessages } from '@panggung/core';
import { Icon, nextShape, previousShape } from './icon.js';
import { useWords } from './use-words.js';

export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPage: number;
  onPageChange: (page: number) => void;
}

/** The pages worth a button: the ends and the neighbours; null stands for those between. */
export function pageButtons(page: number, totalPage: number): (number | null)[] {
  const near = Math.min(Math.max(page, 3), totalPage - 2);
  const wanted = new Set([1, near - 1, near, near + 1, page, totalPage]);
  const buttons: (number | null)[] = [];
  let last = 0;
  // Not counted through: a list may say that it has any number of pages.
  for (const n of [...wanted].filter((it) => it >= 1 && it <= totalPage).sort((a, b) => a - b)) {
    if (n - last === 2) buttons.push(n - 1);
    else if (n - last > 2) buttons.push(null);
    buttons.push(n);
    last = n;
  }
  return buttons;
}

function Arrow({ label, shape, isEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className="panggung-pagination__button"
      aria-label={label}
      // Not `disabled`: a button that ends the list would drop the focus it holds.
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      <Icon shape={shape} size={16} />
    </button>
  );
}

interface ArrowProps {
  label: string;
  shape: string;
  isEnd: boolean;
  onPress: () => void;
}

/** Squares to leaf through a list; nothing for one page. The pressed square keeps its place and the focus. */
export function Pagination({ page, totalPage, onPageChange }: PaginationProps) {
  const words = useWords(pageMessages);
  if (totalPage <= 1) return null;
  return (
    <nav className="panggung-pagination" aria-label={words.pages}>
      <Arrow
        label={words.previous}
        shape={previousShape}
        isEnd={page <= 1}
        onPress={() => onPageChange(page - 1)}
      />
      {pageButtons(page, totalPage).map((n, index, all) =>
        n === null ? (
          <span className="panggung-pagination__gap" key={`after ${all[index - 1]}`}>
            …
          </span>
        ) : (
          <button
            type="button"
            className="panggung-pagination__button"
            key={n}
            aria-label={fill(words.page, { page: n })}
            aria-current={n === page ? 'page' : undefined}
            onClick={() => onPageChange(n)}
          >
            {n}
          </button>
        ),
      )}
      <Arrow
        label={words.next}
        shape={nextShape}
        isEnd={page >= totalPage}
        onPress={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
