import { getShowSales } from '@panggung/client';
import { fill, formatDateTime, type Sales, type Show, studioSalesMessages } from '@panggung/core';
import { useState } from 'react';
import { useAlert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { FailedNotice } from '../../ui/failed-notice.js';
import { usePanggung } from '../../ui/panggung-provider.js';
import { saveFile } from '../../ui/save-file.js';
import { Loading, Skeleton } from '../../ui/skeleton.js';
import { useStore } from '../../ui/use-store.js';
import { useWords } from '../../ui/use-words.js';
import { useLanguage } from '../../ui/widget.js';
import { SalesFigures } from './sales-figures.js';
import { SalesPlot } from './sales-plot.js';
import { MethodTable, PartnerTable, RefundTable } from './sales-tables.js';

export interface SalesDialogProps {
  show: Show;
  onClose: () => void;
}

/** How the tickets of a show sell: over time, by way of payment and page, what is owed back, and who came in. */
export function SalesDialog({ show, onClose }: SalesDialogProps) {
  const words = useWords(studioSalesMessages);
  const panggung = usePanggung();
  const sales = getShowSales(panggung, show.user_id);
  const loaded = useStore(sales.one(show.id));
  const known = 'value' in loaded ? loaded.value : null;
  return (
    <Dialog title={words.title} closeLabel={words.close} size="medium" onClose={onClose}>
      <p className="panggung-sales__name">{show.name}</p>
      {known && <Report show={show} sales={known} />}
      {!known && loaded.status === 'failed' && (
        <FailedNotice title={words.failed} label={words.retry} onRetry={() => void sales.reload(show.id)} />
      )}
      {!known && loaded.status === 'loading' && (
        <Loading>
          <Skeleton kind="panel" />
        </Loading>
      )}
    </Dialog>
  );
}

interface ReportProps {
  show: Show;
  sales: Sales;
}

function Report({ show, sales }: ReportProps) {
  const words = useWords(studioSalesMessages);
  const language = useLanguage();
  return (
    <div className="panggung-sales">
      <SalesFigures sales={sales} />
      <SalesPlot sales={sales} />
      <MethodTable sales={sales} />
      <PartnerTable sales={sales} />
      <RefundTable sales={sales} />
      <footer className="panggung-sales__foot">
        <span>{fill(words.as_of, { time: formatDateTime(sales.at, language) })}</span>
        <Download show={show} />
      </footer>
    </div>
  );
}

function Download({ show: { id, user_id } }: Pick<ReportProps, 'show'>) {
  const words = useWords(studioSalesMessages);
  const panggung = usePanggung();
  const { alert, show: complain } = useAlert();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    complain('');
    setBusy(true);
    try {
      saveFile(`panggung-${id}.csv`, await getShowSales(panggung, user_id).download(id));
    } catch {
      complain(words.download_failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      {alert}
      <Button variant="secondary" size="small" isLoading={isBusy} onClick={download}>
        {words.download}
      </Button>
    </div>
  );
}
