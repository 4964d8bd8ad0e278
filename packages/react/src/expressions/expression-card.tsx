import { type Expression, expressionMessages, fill } from '@panggung/core';
import { Menu, MenuAct } from '../ui/menu.js';
import { binShape, pencilShape } from '../ui/studio/studio-icon.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { Clip } from './clip.js';

export interface ExpressionCardProps {
  expression: Expression;
  /** It was the last one that was played. */
  isPlayed: boolean;
  onPlay: () => void;
  /** Something of it may be opened in a moment. */
  onAim: () => void;
  onOpen: (part: 'edit' | 'remove') => void;
}

/** A short video, what was written of it, and what can be done with it. T-20. */
export function ExpressionCard({ expression, isPlayed, onPlay, onAim, onOpen }: ExpressionCardProps) {
  const part = useFocusHeir<HTMLLIElement>();
  return (
    <li ref={part} onPointerEnter={onAim} onFocus={onAim}>
      <article className="panggung-expressions__card" part="card">
        <Clip expression={expression} isPlayed={isPlayed} onPlay={onPlay} />
        <div className="panggung-expressions__row">
          <h2 className="panggung-expressions__name" part="name">
            {expression.name}
          </h2>
          <CardMenu name={expression.name} onOpen={onOpen} />
        </div>
        <p className="panggung-expressions__text" part="meta" dir="auto">
          {expression.description}
        </p>
      </article>
    </li>
  );
}

const rows = [
  ['edit', pencilShape],
  ['remove', binShape],
] as const;

/** AMB-165. */
function CardMenu({ name, onOpen }: { name: string } & Pick<ExpressionCardProps, 'onOpen'>) {
  const words = useWords(expressionMessages);
  return (
    <Menu label={fill(words.menu, { name })}>
      {(close) =>
        rows.map(([part, shape]) => (
          <MenuAct
            key={part}
            shape={shape}
            isDangerous={part === 'remove'}
            close={close}
            onAct={() => onOpen(part)}
          >
            {words[part]}
          </MenuAct>
        ))
      }
    </Menu>
  );
}
