import { Loading, Skeleton } from '../ui/skeleton.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** Stands where a screen will whose code is still on its way. */
export function ComingStep({ show }: StepProps) {
  return (
    <StepFrame show={show} isBusy>
      <Loading>
        <Skeleton kind="panel" />
      </Loading>
    </StepFrame>
  );
}
