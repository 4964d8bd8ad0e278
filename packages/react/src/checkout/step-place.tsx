import { Loading, Skeleton } from '../ui/skeleton.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** Stands where a screen's questions will. */
export function PanelPlace() {
  return (
    <Loading>
      <Skeleton kind="panel" />
    </Loading>
  );
}

/** Stands where a screen will. */
export function StepPlace({ show }: Pick<StepProps, 'show'>) {
  return (
    <StepFrame show={show} isBusy>
      <PanelPlace />
    </StepFrame>
  );
}
