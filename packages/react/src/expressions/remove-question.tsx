import { ApiError } from '@panggung/client';
import { type Expression, expressionMessages } from '@panggung/core';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { useWords } from '../ui/use-words.js';
import type { OpenExpressionProps } from './open-expression.js';

/** Asks before an expression is deleted. O-10, AMB-165. */
export function RemoveQuestion({
  expression: { id },
  expressions,
  onDone,
  onWarn,
  onClose,
}: OpenExpressionProps & { expression: Expression }) {
  const words = useWords(expressionMessages);
  const remove = async () => {
    try {
      await expressions.remove(id);
    } catch (error) {
      // Deleted elsewhere it is deleted, too.
      const isGone = error instanceof ApiError && error.code === 'expression_not_found';
      if (!isGone) return onWarn(words.act_failed);
    }
    onDone('removed', id);
  };
  return (
    <ConfirmDialog
      title={words.remove_title}
      text={words.remove_text}
      keep={words.cancel}
      closeLabel={words.close}
      confirm={words.remove}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
