import { leaveFormMessages, toLanguage } from '@panggung/core';
import { StudioForm } from '@panggung/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLeaveNotFound } from '../navigation/leave.js';
import { useLeaveGuard } from '../navigation/leave-guard.js';
import { LeaveQuestion } from '../navigation/leave-question.js';
import { useNavigate } from '../navigation/navigate.js';
import { findRoute } from '../routes.js';
import { useSettings, useShellWords } from '../shell/settings.js';
import { useId } from '../use-id.js';
import { useStudioLinks } from '../use-studio-links.js';

/** Whether a show is added: the query says so, else the path. AMB-153. */
function useIsAdding(): boolean {
  const [path] = useLocation();
  const type = new URLSearchParams(useSearch()).get('type');
  return type === 'Add' || (type !== 'Edit' && findRoute(path).path === '/show/add');
}

/** The form of a new show, or of one that is changed., M-18 to M-65. */
export function ShowFormPage() {
  const { go } = useNavigate();
  const words = useShellWords();
  const isAdding = useIsAdding();
  const id = useId();
  const { onManageOpen } = useStudioLinks();
  const [isUnsaved, setUnsaved] = useState(false);
  const { leave, stay, release } = useLeaveGuard(isUnsaved);
  const isMissing = !isAdding && id === '';
  useLeaveNotFound(isMissing);
  return (
    <section className="site-wrap site-list">
      <h1>{words[isAdding ? 'add_show' : 'edit_show']}</h1>
      {!isMissing && (
        <StudioForm
          show={isAdding ? undefined : id}
          onUnsavedChange={setUnsaved}
          onManageOpen={(event) => {
            release();
            onManageOpen(event);
          }}
          // M-55, AMB-017
          onShowSaved={() => {
            release();
            go('/manageshow');
          }}
        />
      )}
      {leave && <Question onLeave={leave} onStay={stay} />}
    </section>
  );
}

function Question(ways: { onLeave: () => void; onStay: () => void }) {
  const { leave_title, text, keep, leave } = leaveFormMessages[toLanguage(useSettings().language)];
  return <LeaveQuestion {...ways} words={{ title: leave_title, text, stay: keep, leave }} />;
}
