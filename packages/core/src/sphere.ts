/**
 * Where somebody looks in a picture that lies all around them, in radians. Its middle is straight ahead, where the stage
 * is. AMB-093.
 */
export interface SphereLook {
  /** To the right of straight ahead; it goes on through whole turns. */
  yaw: number;
  /** Above straight ahead. */
  pitch: number;
  /** How far the head leans, counter-clockwise. */
  roll: number;
  /** How much is seen along the longer side: less is closer. */
  field: number;
}

/** Radians of so many degrees. */
const degrees = (count: number) => (count * Math.PI) / 180;

/** What is seen at first. */
export const straightAhead: SphereLook = { yaw: 0, pitch: 0, roll: 0, field: degrees(90) };

/** How far a press turns, and how much closer one goes. */
const TURN = degrees(15);
const CLOSER = 0.8;
const CLOSEST = degrees(30);
const WIDEST = degrees(120);
const ZENITH = Math.PI / 2;

/** A press, by which somebody looks elsewhere. */
export type SphereStep = 'left' | 'right' | 'up' | 'down' | 'closer' | 'farther' | 'ahead';

const keys = new Map<string, SphereStep>(
  Object.entries({
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'up',
    ArrowDown: 'down',
    '+': 'closer',
    '=': 'closer',
    '-': 'farther',
    r: 'ahead',
  }),
);

/**
 * What a key asks of a picture all around; null for any other key.
 * @example sphereStep('ArrowLeft') // 'left'
 */
export function sphereStep(key: string): SphereStep | null {
  return keys.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Nobody looks over their own head, or closer than there is anything to see. */
function bounded({ yaw, pitch, roll, field }: SphereLook): SphereLook {
  return { yaw, pitch: within(pitch, -ZENITH, ZENITH), roll, field: within(field, CLOSEST, WIDEST) };
}

/** Where somebody looks after a press. */
export function steppedLook(look: SphereLook, step: SphereStep): SphereLook {
  const { yaw, pitch, field } = look;
  const next: Record<SphereStep, Partial<SphereLook>> = {
    left: { yaw: yaw - TURN },
    right: { yaw: yaw + TURN },
    up: { pitch: pitch + TURN },
    down: { pitch: pitch - TURN },
    closer: { field: field * CLOSER },
    farther: { field: field / CLOSER },
    // The short way round.
    ahead: { ...straightAhead, yaw: yaw - shortTurn(yaw) },
  };
  return bounded({ ...look, ...next[step] });
}

/** A turn without its whole rounds. */
function shortTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Where somebody looks after they moved the picture, by parts of its longer side, to the right and down. */
export function draggedLook(look: SphereLook, { x, y }: { x: number; y: number }): SphereLook {
  const { yaw, pitch, field } = look;
  return bounded({ ...look, yaw: yaw - x * field, pitch: pitch + y * field });
}

/** Where somebody looks after they spread two fingers on the picture to so many times their distance; from or to one place, as before. */
export function spreadLook(look: SphereLook, times: number): SphereLook {
  const isSpread = times > 0 && Number.isFinite(times);
  return isSpread ? bounded({ ...look, field: look.field / times }) : look;
}

/** Nearer than this, in radians, two looks are one. */
const NEAR = degrees(0.05);
const angles = ['yaw', 'pitch', 'roll', 'field'] as const;

/** A part of the way from one look to another, which is arrived at when it is near: 1 is all of it. */
export function glidingLook(from: SphereLook, to: SphereLook, share: number): SphereLook {
  if (share === 1 || angles.every((angle) => Math.abs(to[angle] - from[angle]) < NEAR)) return to;
  const between = (angle: keyof SphereLook) => from[angle] + (to[angle] - from[angle]) * share;
  return { yaw: between('yaw'), pitch: between('pitch'), roll: between('roll'), field: between('field') };
}

/** How a device is held, in degrees. https://www.w3.org/TR/orientation-event/#deviceorientation */
export interface DevicePose {
  alpha: number;
  beta: number;
  gamma: number;
  /** How far the page is turned on it: `screen.orientation.angle`. */
  screen: number;
}

/** Where somebody looks through a device as if it were a window; north is straight ahead. */
export function lookThrough({ alpha, beta, gamma, screen }: DevicePose): Omit<SphereLook, 'field'> {
  const [a, b, c, s] = [alpha, beta, gamma, screen].map(degrees) as [number, number, number, number];
  const { sin, cos } = Math;
  // The device's own axes as the earth has them: to the right and to the top of its screen, by their height alone, and
  // through its back.
  const rightUp = -cos(b) * sin(c);
  const topUp = sin(b);
  const east = -(cos(a) * sin(c) + cos(c) * sin(a) * sin(b));
  const north = -(sin(a) * sin(c) - cos(a) * cos(c) * sin(b));
  const up = -cos(b) * cos(c);
  return {
    yaw: Math.atan2(east, north),
    pitch: Math.asin(within(up, -1, 1)),
    roll: Math.atan2(rightUp * cos(s) - topUp * sin(s), rightUp * sin(s) + topUp * cos(s)),
  };
}

/**
 * The axes of a look, x to the right of straight ahead, y up, z straight ahead: what is to the right of the picture, above
 * it, and in it. In the order in which WebGL takes a matrix.
 */
export function lookAxes({ yaw, pitch, roll }: SphereLook): number[] {
  const { sin, cos } = Math;
  const turned = (x: number, y: number, z: number) => {
    const leaning = { x: x * cos(roll) - y * sin(roll), y: x * sin(roll) + y * cos(roll) };
    const tilted = { y: leaning.y * cos(pitch) + z * sin(pitch), z: z * cos(pitch) - leaning.y * sin(pitch) };
    return [leaning.x * cos(yaw) + tilted.z * sin(yaw), tilted.y, tilted.z * cos(yaw) - leaning.x * sin(yaw)];
  };
  return [...turned(1, 0, 0), ...turned(0, 1, 0), ...turned(0, 0, 1)];
}
