import type { ManagedShows } from '@panggung/client';
import type { Show } from '@panggung/core';
import type { ComponentType } from 'react';
import { onDemand } from '../ui/on-demand.js';
import { LivestreamDialog } from './livestream-dialog.js';
import type { ManagePart } from './manage-pages.js';
import { PreviewDialog } from './preview-dialog.js';
import { RemoveDialog } from './remove-dialog.js';
import type { ManageEvents } from './studio-manage.js';

export interface OpenPartProps extends ManageEvents {
  show: Show;
  managed: ManagedShows;
  /** Confirms what was done. */
  onSay: (text: string) => void;
  /** Says what was not. */
  onWarn: (text: string) => void;
  onClose: () => void;
}

/** Brings a plot with it, which few look at. */
const SalesDialog = onDemand<OpenPartProps>(
  async () => (await import('./sales/sales-dialog.js')).SalesDialog,
);

const parts: Record<ManagePart, ComponentType<OpenPartProps>> = {
  preview: PreviewDialog,
  livestream: LivestreamDialog,
  remove: RemoveDialog,
  sales: SalesDialog,
};

/** What was opened of a show, over the list. */
export function OpenPart({ part, ...props }: OpenPartProps & { part: ManagePart }) {
  const Part = parts[part];
  return <Part {...props} />;
}
