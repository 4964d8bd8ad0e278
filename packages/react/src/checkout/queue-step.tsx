import { onDemand } from '../ui/on-demand.js';
import type { QueuePanelProps } from './queue/index.js';
import { PanelPlace } from './step-place.js';
import type { StepProps } from './step-props.js';

const QueuePanel = onDemand<QueuePanelProps>(async () => (await import('./queue/index.js')).QueuePanel);

/** The line before a sale, to whoever pressed for a ticket; once let in, the purchase goes on by itself. AMB-198. */
export function QueueStep({ show }: StepProps) {
  return show ? <QueuePanel show={show} isWanted /> : <PanelPlace />;
}
