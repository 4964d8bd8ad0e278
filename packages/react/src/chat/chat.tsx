import type { Id } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowMissing } from '../ui/notices.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import type { ChatRoomProps } from './chat-room.js';

export interface ChatProps extends PanggungSettings {
  /** The show, by id. */
  show?: Id | undefined;
  /** A guest wants to sign in; prevented, no dialog opens: the way there is the host's. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/**
 * The live chat of a show, for who watches it: in time with the player on the same page, and with the recording later.
 * @example <Chat show={12} />
 */
export function Chat(props: ChatProps) {
  const { show, onSignInStart } = props;
  return (
    <Widget {...props} name="chat">
      {show === undefined || show === '' ? (
        <Missing />
      ) : (
        <ChatRoom key={show} show={show} onSignInStart={onSignInStart} Shown={Shown} />
      )}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

function Shown({ state }: { state: string }) {
  useWidgetState(state);
  return null;
}

function ChatPlace() {
  useWidgetState('connecting');
  return <div className="panggung-chat__room" />;
}

const ChatRoom = later<ChatRoomProps>(async () => (await import('./chat-room.js')).ChatRoom, ChatPlace);
