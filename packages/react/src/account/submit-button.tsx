import { Button } from '../ui/button.js';
import type { Form } from './use-form.js';
import type { Submission } from './use-submission.js';

/** A form's button, and under it what went wrong. B-24. */
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
  const { isWorking, alert } = submission;
  return (
    <div className="panggung-account__submit">
      <Button type="submit" isBlock isLoading={isWorking} disabled={!form.isReady || isBlocked}>
        {children}
      </Button>
      {alert}
    </div>
  );
}
