let audio: AudioContext | undefined;

/** Two soft notes: it is your turn. Made on the spot, so that no file has to travel. */
export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [523, 784].forEach((pitch, k) => {
    const tone = audio!.createOscillator();
    const loud = audio!.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start + k * 0.13);
    loud.gain.linearRampToValueAtTime(0.12, start + k * 0.13 + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + k * 0.13 + 0.4);
    tone.connect(loud).connect(audio!.destination);
    tone.start(start + k * 0.13);
    tone.stop(start + k * 0.13 + 0.45);
  });
}
