/** Ignores the second of two quick taps: it was meant for whatever lay in the same place before. */
export function deliberately(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act();
  };
}
