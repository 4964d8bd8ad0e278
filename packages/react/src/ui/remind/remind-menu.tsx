import { remindMenuMessages, type Show } from '@panggung/core';
import { Dialog } from '../dialog.js';
import { calendarShape, Icon } from '../icon.js';
import { ShowDate } from '../show-date.js';
import { useSnackbar } from '../snackbar.js';
import { useCalendarHref } from '../use-calendar-href.js';
import { useWords } from '../use-words.js';
import { RemindMail } from './remind-mail.js';

export interface RemindMenuProps {
  show: Show;
  title: string;
  onClose: () => void;
}

/** The ways to be reminded of a show: a calendar file for everybody, a mail for those who signed in. */
export function RemindMenu({ show, title, onClose }: RemindMenuProps) {
  const words = useWords(remindMenuMessages);
  const { snackbar, ...says } = useSnackbar();
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <div className="panggung-remind-menu">
        <p className="panggung-remind-menu__show">
          <b>{show.name}</b>
          <ShowDate show={show} isTimed />
        </p>
        {/* Here it lies over the show and not over the ways. */}
        {snackbar}
        <CalendarLink show={show} />
        <RemindMail show={show} onSay={says.show} onWarn={says.warn} />
      </div>
    </Dialog>
  );
}

function CalendarLink({ show }: Pick<RemindMenuProps, 'show'>) {
  const words = useWords(remindMenuMessages);
  return (
    <a className="panggung-remind-menu__way" href={useCalendarHref(show)} download>
      <Icon shape={calendarShape} />
      <span>
        <b>{words.calendar}</b>
        <span>{words.calendar_help}</span>
      </span>
    </a>
  );
}
