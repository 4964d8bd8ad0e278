import { Account } from '../account/index.js';
import { Dialog } from '../ui/dialog.js';
import { useFormWords } from './form-words.js';

/** Signing in where the profile stands. Once somebody has, the profile is in the place of all this. B-31. */
export function SignInDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const words = useFormWords();
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <Account />
    </Dialog>
  );
}
