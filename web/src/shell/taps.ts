/** A press of its own: the second of two quick taps was meant for what lay in the same place before. */
export function deliberately(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act();
  };
}
