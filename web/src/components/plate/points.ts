export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounds to a tenth, finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point by its distance and angle (radians) from another. */
export function polar(radius: number, angle: number, center: Point = { x: 0, y: 0 }): Point {
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

/** An arc of a circle as an open line. */
export function arc(at: Point, radius: number, fromAngle: number, toAngle: number): string {
  const from = polar(radius, fromAngle, at);
  const to = polar(radius, toAngle, at);
  const large = Math.abs(toAngle - fromAngle) > Math.PI ? 1 : 0;
  return `M${round(from.x)} ${round(from.y)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(to.x)} ${round(to.y)}`;
}
