import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { FormActions } from './form-actions.js';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The way back. */
  keep: string;
  /** What the close button says. */
  closeLabel: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something is done that cannot be taken back.
 * @example <ConfirmDialog title={words.title} text={words.text} keep={words.keep} confirm={words.discard} closeLabel={words.close} onConfirm={discard} onClose={close} />
 */
export function ConfirmDialog({
  title,
  text,
  keep,
  closeLabel,
  confirm,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      <p className="panggung-confirm-dialog__question">{text}</p>
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </FormActions>
    </Dialog>
  );
}
