import { useStore } from '@nanostores/react';
import { $newVersion } from '../offline/new-version.js';
import { useShellWords } from '../shell/settings.js';

/** Says that there is a newer version of the site, which comes when it is wished. */
export function VersionNotice() {
  const change = useStore($newVersion);
  const words = useShellWords();
  return (
    <div className="site-versions" role="status">
      {change && (
        <p className="site-snackbar">
          {words.new_version}
          <button type="button" onClick={change}>
            {words.reload}
          </button>
          <button type="button" onClick={() => $newVersion.set(null)}>
            {words.later}
          </button>
        </p>
      )}
    </div>
  );
}
