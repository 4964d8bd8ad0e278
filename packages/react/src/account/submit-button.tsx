import { Button } from '../ui/button.js';
import type { Form } from './use-form.js';
import type { Submission } from './use-submission.js';

/** A form's button. */
export function SubmitButton({
  form,
  submission,
  isBlocked = false,
  children,
}: {
  form: Pick<Form<never>, 'isReady'>;
  submission: Submission;
  /** Whether something besides the fields stands in the way. */
  isBlocked?: boolean;
  children: string;
}) {
  return (
    <div className="panggung-account__submit">
      <Button type="submit" isBlock isLoading={submission.isWorking} disabled={!form.isReady || isBlocked}>
        {children}
      </Button>
    </div>
  );
}
