import { type Id, soundRecords } from '@panggung/core';
import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.js';

export interface RecordsProps<T> {
  /** As the API sent them. */
  of: readonly T[];
  children: (record: T, place: number) => ReactNode;
}

interface RecordBoundaryProps extends ErrorBoundaryProps {
  /** Read anew, it may be drawn again. */
  record: unknown;
}

/** Reports what cannot be drawn, and leaves it out. */
class RecordBoundary extends ErrorBoundary<RecordBoundaryProps> {
  override componentDidUpdate({ record }: RecordBoundaryProps): void {
    if (this.state.isBroken && record !== this.props.record) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** A place below the boundary, so that the drawing itself may fail. */
function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
}

/**
 * A list from outside, each record drawn by itself: one that cannot be drawn is missing, and the others stay.
 * @example <ul><Records of={shows}>{(show) => <li>{show.name}</li>}</Records></ul>
 */
export function Records<T extends { id: Id }>({ of, children }: RecordsProps<T>) {
  const sound = useMemo(() => soundRecords(of), [of]);
  return sound.map((record, place) => (
    <RecordBoundary key={record.id} record={record}>
      <Drawn draw={() => children(record, place)} />
    </RecordBoundary>
  ));
}
