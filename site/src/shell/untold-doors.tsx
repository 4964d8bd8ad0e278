import { tellDoors, type UntoldDoor } from '@panggung/client';
import { fill, type Id } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useShellWords } from './settings.js';

/** Sends what doors on this device still have to tell, and says what cannot be sent at the moment. */
export function UntoldDoors({ userId }: { userId: Id }) {
  const panggung = usePanggung();
  const words = useShellWords();
  const [doors, setDoors] = useState<readonly UntoldDoor[]>([]);
  useEffect(() => tellDoors(panggung, userId, setDoors), [panggung, userId]);
  // What is on its way is no news.
  const waiting = doors.filter(({ isOffline }) => isOffline);
  return waiting.map(({ roomId, name, untold }) => (
    <p key={roomId}>
      {fill(words.door_untold, { name, count: untold })}
      <Link to={`/doorCheck?id=${encodeURIComponent(roomId)}`}>{words.door_check}</Link>
    </p>
  ));
}
