import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from './form-actions.js';
import { useFormWords } from './form-words.js';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The way back. @default 'Cancel' */
  keep?: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({ title, text, keep, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const words = useFormWords();
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <p className="panggung-profile__question">{text}</p>
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          {keep ?? words.cancel}
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
