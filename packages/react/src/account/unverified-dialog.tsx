import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { AlertStrip } from './alert-strip.js';
import { usePanelWords } from './panel-words.js';
import type { AccountScreen } from './use-account.js';
import { useSubmission } from './use-submission.js';

export interface UnverifiedDialogProps {
  screen: AccountScreen;
  onClose: () => void;
}

/** The notice that an account waits for its verification; nobody is signed in. B-26 to B-28. */
export function UnverifiedDialog(props: UnverifiedDialogProps) {
  const words = usePanelWords();
  return (
    <Dialog title={words.unverified} closeLabel={words.back} onClose={props.onClose}>
      <AlertStrip>
        <Waiting {...props} />
      </AlertStrip>
    </Dialog>
  );
}

function Waiting({ screen, onClose }: UnverifiedDialogProps) {
  const words = usePanelWords();
  const { submit, isWorking } = useSubmission(screen.account.resendVerification, ({ status }) => {
    if (status !== 'done') return false;
    screen.confirm(words.link_sent);
    onClose();
    return true;
  });
  return (
    <>
      <p className="panggung-account__notice">{words.unverified_help}</p>
      <div className="panggung-account__actions">
        <Button variant="secondary" onClick={onClose}>
          {words.back}
        </Button>
        <Button isLoading={isWorking} onClick={submit}>
          {words.verification}
        </Button>
      </div>
    </>
  );
}
