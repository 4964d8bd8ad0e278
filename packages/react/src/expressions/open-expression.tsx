import type { Expressions } from '@panggung/client';
import type { Id } from '@panggung/core';
import { AddDialog } from './add-dialog.js';
import { EditDialog } from './edit-dialog.js';
import type { OpenedExpression } from './expression-screen.js';
import { RemoveQuestion } from './remove-question.js';

export interface OpenExpressionProps {
  expressions: Expressions;
  onDone: (act: 'added' | 'changed' | 'removed', id: Id) => void;
  /** Says what was not done. */
  onWarn: (text: string) => void;
  onClose: () => void;
}

/** What was opened over the list. */
export function OpenExpression({ onClose, ...props }: OpenExpressionProps & OpenedExpression) {
  if (props.part === 'add') return <AddDialog {...props} onClose={onClose} />;
  const { expression } = props;
  if (props.part === 'edit') return <EditDialog {...props} expression={expression} onClose={onClose} />;
  return <RemoveQuestion {...props} expression={expression} onClose={onClose} />;
}
